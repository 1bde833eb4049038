/** Code or JSON with a name of its own; long ones scroll. */
export function ScrolledText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // A part that scrolls is reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="scrolled" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
}
