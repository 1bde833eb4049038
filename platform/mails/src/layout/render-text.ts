import type { MailContent } from '../mail-content'

/** The plain part: the same texts in the same order, the link on a line of its own. */
export function renderText(content: MailContent, brandName: string): string {
  const { heading, reason, next, button, link, lifetime, notYou, footer } = content
  return [heading, reason, next, `${button}:\n${link}`, lifetime, notYou, `--\n${brandName}\n${footer}`].join(
    '\n\n',
  )
}
