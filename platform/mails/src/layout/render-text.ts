import type { MailContent } from '../mail-content'

/** Renders the plain-text part: the same texts in the same order, the link on a separate line. */
export function renderText(content: MailContent, brandName: string): string {
  const { heading, reason, next, button, link, lifetime, notYou, footer, choice } = content
  // Marked line by line, so that nothing quoted can pass for ours.
  const quote = content.quote.length === 0 ? [] : [content.quote.map((line) => `> ${line}`.trim()).join('\n')]
  const choose = choice === null ? '' : `\n${choice.label}:\n${choice.address}`
  const postal = content.postalAddress === null ? '' : `\n${content.postalAddress}`
  const signature = `--\n${brandName}\n${footer}${postal}${choose}`
  return [
    heading,
    ...(content.about === null ? [] : [content.about]),
    ...content.body,
    reason,
    ...quote,
    next,
    `${button}:\n${link}`,
    lifetime,
    notYou,
    signature,
  ].join('\n\n')
}
