/** A link or form of a page, as a person sees it. */
export interface Way {
  /** As written in the page. */
  readonly address: string
  readonly kind: 'link' | 'post' | 'get'
  readonly place: 'header' | 'main' | 'footer'
  /** The names of the fields of a form. */
  readonly fields: string[]
  /** Whether it leads to the same page in the other language. */
  readonly isToggle: boolean
}

/** What a person sees and can press on a server-rendered page. */
export interface RenderedPage {
  readonly language: string
  readonly brand: string
  /** The street of the account named in the header; empty when there is none. */
  readonly street: string
  /** The lines of the main part that are in the language of the page. */
  readonly lines: readonly string[]
  readonly ways: readonly Way[]
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const inLine = new Set('a abbr b bdi em i mark small span strong sub sup time'.split(' '))

interface Open {
  readonly tag: string
  /** Whether its content is in another language, or is user-written. */
  readonly isForeign: boolean
}

/**
 * Parses a server-rendered page: React closes every element, so tags alone determine where each ends. Text marked as
 * another language is left out, as is user-written text, which is marked `dir="auto"`.
 */
export function readRenderedPage(html: string): RenderedPage {
  const root = attributesOf(/<html[^>]*>/.exec(html)?.[0] ?? '')
  const body = html
    .slice(Math.max(0, html.indexOf('<body')))
    .replace(
      /<!--.*?-->|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<textarea[\s\S]*?<\/textarea>/g,
      '',
    )
  const open: Open[] = []
  const ways: Way[] = []
  let text = ''
  let street = ''
  const isIn = (tag: string) => open.some((element) => element.tag === tag)
  const place = () => (isIn('main') ? 'main' : isIn('footer') ? 'footer' : 'header')
  for (const [part] of body.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!part.startsWith('<')) {
      const words = withoutEntities(part)
      if (isIn('summary') && open.at(-1)?.tag === 'strong' && street === '') street = words.trim()
      if (isIn('main') && !open.some(({ isForeign }) => isForeign)) text += words
      continue
    }
    const tag = /^<\/?([a-z0-9]+)/i.exec(part)?.[1]?.toLowerCase() ?? ''
    if (!inLine.has(tag)) text += '\n'
    if (part.startsWith('</')) {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue
    }
    const own = attributesOf(part)
    const isOther = own.lang !== undefined && own.lang !== root.lang
    if (tag === 'a' && own.href !== undefined) {
      ways.push({
        address: own.href,
        kind: 'link',
        place: place(),
        fields: [],
        isToggle: own.hreflang !== undefined,
      })
    }
    if (tag === 'form') {
      const kind = own.method?.toLowerCase() === 'post' ? 'post' : 'get'
      ways.push({ address: own.action ?? '', kind, place: place(), fields: [], isToggle: false })
    }
    if ((tag === 'input' || tag === 'select') && own.name !== undefined && isIn('form')) {
      ways.findLast(({ kind }) => kind !== 'link')?.fields.push(own.name)
    }
    if (!empty.has(tag) && !part.endsWith('/>')) {
      open.push({ tag, isForeign: isOther || own.dir === 'auto' })
    }
  }
  return {
    language: root.lang ?? '',
    brand: root['data-brand'] ?? '',
    street,
    lines: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    ways,
  }
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      withoutEntities(value),
    ]),
  )
}

function withoutEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
}
