/**
 * Leaves forms that only a script sends where they are: sent by the browser while the script is on its way, they would load
 * the page again, and put what was typed into its address. It is sent as text with every page, and so uses nothing from outside.
 */
export function preventEarlySubmits(): void {
  document.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action'))
      event.preventDefault()
  })
}
