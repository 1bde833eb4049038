import type { MailContent } from '../mail-content'

/** The plain part: the same texts in the same order, the link on a line of its own. */
export function renderText(content: MailContent, brandName: string): string {
  const { heading, reason, next, button, link, lifetime, notYou, footer, choice } = content
  const choose = choice === null ? '' : `\n${choice.label}:\n${choice.address}`
  return [
    heading,
    reason,
    next,
    `${button}:\n${link}`,
    lifetime,
    notYou,
    `--\n${brandName}\n${footer}${choose}`,
  ].join('\n\n')
}
