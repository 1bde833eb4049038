import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'
import { markdownTable, pageHeader } from './markdown'
import { type SpecMessage, specMessages } from './spec-messages'

/**
 * Generates `docs/reference/messages.md`: the messages that the specification requires of the portal. Each message is
 * looked up in the labels and in the test that are named for it; a `TypeError` lists those that are missing.
 */
export async function messageReference(): Promise<GeneratedFile> {
  const problems = specMessages.flatMap(problemsOf)
  if (problems.length > 0) throw new TypeError(problems.join('\n'))
  const rows = specMessages.map((message) => [
    message.text,
    `\`${keyOf(message)}\``,
    message.screen,
    message.trigger,
    message.wayOut,
    `\`${message.test}\``,
  ])
  return {
    path: 'docs/reference/messages.md',
    text: `${pageHeader('Messages')}The messages of \`docs/specification/portal.md\` sections 5 and 8, with the label that says each of them, when, what leads on from it,
and the test that reaches it. A message whose label or test is gone fails \`npm run check\`.

${markdownTable(['Message', 'Label', 'Screen', 'Trigger', 'Way out', 'Test'], rows)}`,
  }
}

function problemsOf({ text, said = text, labels, test, proof = said }: SpecMessage): readonly string[] {
  const holds = (file: string, words: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(words)
  return [
    ...(holds(labels, said) ? [] : [`${labels} does not say “${said}”`]),
    ...(holds(test, proof) ? [] : [`${test} does not reach “${text}”`]),
  ]
}

/** Returns the name of the label that contains the message. */
function keyOf({ text, said = text, labels }: SpecMessage): string {
  const source = readFileSync(join(root, labels), 'utf8')
  const before = source.slice(0, source.indexOf(said))
  return [...before.matchAll(/^ {2}(\w+): \{/gm)].at(-1)?.[1] ?? ''
}
