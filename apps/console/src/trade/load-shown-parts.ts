import { consolePages, recordPanels } from '@porchlight/domains/console'
import { loadPart } from './loaded-parts'

/** Loads the code of the parts that the page was sent with, so that nothing flashes when React takes it over. */
export async function loadShownParts(container: HTMLElement): Promise<void> {
  const names = new Set(
    [...container.querySelectorAll('[data-part]')].map((shown) => shown.getAttribute('data-part')),
  )
  const pages = consolePages.filter(({ name }) => names.has(name)).map((page) => loadPart(page))
  const panels = recordPanels.filter(({ name }) => names.has(name)).map((panel) => loadPart(panel))
  await Promise.allSettled([...pages, ...panels])
}
