/** Code or JSON with an accessible name; long ones scroll. */
export function ScrolledText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // A scrolling part must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="scrolled" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
}
