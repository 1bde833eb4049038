import { posix, relative } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
import { root } from '../../../scripts/source/root'
import { isInRepository, pageOf, pageOfDecision } from './documents'

type State = Parameters<Parameters<MarkdownRenderer['core']['ruler']['push']>[1]>[0]
type Token = State['tokens'][number]

/** A document named by its path, one decision by its number, and the numbers of several. */
const mention = /[\w./-]+\.md\b|\bADR \d+|(?<=\bADRs (?:\d+(?:, | and ))*)\d+/g

/**
 * Leads links between documents to their pages, and what a document mentions as well: another's path, or `ADR 12`. A link
 * to another file of the repository leads below `repository`, an address; without one, its words stay and lead nowhere.
 * Errors: an `Error` that names a link to what does not exist; the build ends with it.
 */
export function linkDocuments(markdown: MarkdownRenderer, repository: string | undefined): void {
  markdown.core.ruler.push('documents', (state) => {
    const path = relative(root, state.env.realPath ?? state.env.path).replaceAll('\\', '/')
    state.tokens.forEach((token, index) => {
      if (token.type !== 'inline' || token.children === null) return
      const isHeading = state.tokens[index - 1]?.type === 'heading_open'
      token.children = linked(token.children, { state, path, repository, isHeading })
    })
  })
}

interface Place {
  readonly state: State
  /** The document, from the repository's root. */
  readonly path: string
  readonly repository: string | undefined
  readonly isHeading: boolean
}

function linked(tokens: readonly Token[], place: Place): Token[] {
  let within: 'link' | 'words' | undefined
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') {
      const address = addressOf(String(token.attrGet('href')), place)
      within = address === undefined ? 'words' : 'link'
      if (address === undefined) return []
      token.attrSet('href', address)
      return [token]
    }
    if (token.type === 'link_close') {
      const kept = within === 'link' ? [token] : []
      within = undefined
      return kept
    }
    return within === undefined && !place.isHeading ? mentioned(token, place) : [token]
  })
}

/** Where a link of a document leads on the site; undefined when it leads nowhere there. */
function addressOf(href: string, { path, repository }: Place): string | undefined {
  if (/^([a-z]+:|#)/.test(href)) return href
  const [file = '', anchor] = decodeURI(href).split('#')
  const target = posix.normalize(posix.join(posix.dirname(path), file))
  const page = pageOf(target)
  if (page !== undefined) return `/${page}${anchor === undefined ? '' : `#${anchor}`}`
  if (!isInRepository(target)) throw new Error(`${path}: link to ${href}, which does not exist`)
  return repository === undefined ? undefined : `${repository.replace(/\/$/, '')}/${target}`
}

/** The token, as links where it mentions documents. */
function mentioned(token: Token, { state, path }: Place): Token[] {
  if (token.type === 'code_inline') {
    const page = /^[\w./-]+$/.test(token.content) ? pageOf(token.content) : undefined
    return page === undefined || page === pageOf(path) ? [token] : linkTo(page, token, state)
  }
  if (token.type !== 'text') return [token]
  const parts: Token[] = []
  let end = 0
  for (const found of token.content.matchAll(mention)) {
    const page = pageMentioned(found[0])
    if (page === undefined || page === pageOf(path)) continue
    parts.push(textOf(token.content.slice(end, found.index), state))
    parts.push(...linkTo(page, textOf(found[0], state), state))
    end = found.index + found[0].length
  }
  return end === 0 ? [token] : [...parts, textOf(token.content.slice(end), state)]
}

function pageMentioned(words: string): string | undefined {
  const number = /^(?:ADR )?(\d+)$/.exec(words)?.[1]
  return number === undefined ? pageOf(words) : pageOfDecision(Number(number))
}

function linkTo(page: string, words: Token, { Token: Made }: State): Token[] {
  const open = new Made('link_open', 'a', 1)
  open.attrSet('href', `/${page}`)
  return [open, words, new Made('link_close', 'a', -1)]
}

function textOf(content: string, { Token: Made }: State): Token {
  const token = new Made('text', '', 0)
  token.content = content
  return token
}
