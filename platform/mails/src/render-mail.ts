import { type BrandKey, brandOf } from '@porchlight/brands'
import { createLabels, type Language } from '@porchlight/i18n'
import { checkLink } from './check-link'
import { cleanLines, cleanValue } from './clean-value'
import type { Mail } from './define-mail'
import { renderHtml } from './layout/render-html'
import { renderText } from './layout/render-text'
import { layoutLabels } from './layout-labels'
import type { MailContent } from './mail-content'

/** The input of a mail. */
export interface MailInput<Value extends string, Link extends string> {
  readonly brand: BrandKey
  readonly language: Language
  /** Numbers, and preformatted texts, such as a date. They are never treated as HTML. */
  readonly values: Readonly<Record<Value, string | number>>
  /** Full addresses built from settings, never from a request (abuse case A12). */
  readonly links: Readonly<Record<Link, string>>
  /**
   * The page on which the recipient chooses mails, also built from settings; absent or null in mails that cannot be
   * turned off.
   */
  readonly choose?: string | null
  /**
   * Where mails like this are turned off in one step without a login; replaces `choose` in the footer. Commercial mails
   * require it (16 CFR 316.5).
   */
  readonly stop?: string | null
  /** Where the sender receives post, for commercial mails (15 USC 7704(a)(5)). */
  readonly postalAddress?: string
  /** The name of the home that it is about, for recipients who have several. */
  readonly home?: string
  /** Its own text, if the mail has one: paragraphs with empty lines between them, never treated as HTML. */
  readonly body?: string
  /** User-written text, if the mail quotes it: paragraphs, never treated as HTML. */
  readonly quote?: string
}

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Renders a mail in the name and the colours of a brand.
 *
 * @throws invalidFieldValue when the link is not a whole http or https address
 */
export function renderMail<Value extends string, Link extends string>(
  mail: Mail<Value, Link>,
  input: MailInput<Value, Link>,
): RenderedMail {
  const brand = brandOf(input.brand)
  const home = cleanValue(input.home ?? '')
  const values = { ...cleanValues(input.values), brand: brand.names.displayName, home }
  const look = createLabels(input.language, layoutLabels, { ...mail.labels })
  const fill = (key: string) => look.byName(key, values)
  const { choose = null, stop = null, postalAddress } = input
  const content: MailContent = {
    subject: fill('subject'),
    heading: fill('heading'),
    reason: fill('reason'),
    next: fill('next'),
    button: fill('button'),
    lifetime: fill('lifetime'),
    notYou: fill('notYou'),
    copyLink: fill('copyLink'),
    footer: fill('footer'),
    quote: mail.quotes === true ? cleanLines(input.quote ?? '') : [],
    about: home === '' || isNamedIn(input.values, home) ? null : fill('about'),
    link: checkLink(mail.link, input.links[mail.link]),
    body: mail.hasBody === true ? paragraphsOf(input.body ?? '') : [],
    postalAddress: postalAddress === undefined ? null : cleanValue(postalAddress),
    choice:
      stop !== null
        ? { label: fill('stop'), address: checkLink('stop', stop) }
        : choose === null
          ? null
          : { label: fill('choose'), address: checkLink('choose', choose) },
  }
  return {
    subject: content.subject,
    text: renderText(content, brand.names.displayName),
    html: renderHtml(content, brand, input.language),
  }
}

/** Renders the subject of a mail, which contains no value but the name of the brand. */
export function renderSubject(
  mail: Pick<Mail<string, string>, 'labels'>,
  brand: BrandKey,
  language: Language,
): string {
  const look = createLabels(language, layoutLabels, { ...mail.labels })
  return look.byName('subject', { brand: brandOf(brand).names.displayName })
}

/** Checks whether the mail's own values already name the home. */
function isNamedIn(values: Readonly<Record<string, string | number>>, home: string): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value.includes(home))
}

/** Returns the paragraphs of a text; a line break within one is a space, as where text is wrapped. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = ['']
  for (const line of cleanLines(text)) {
    if (line === '') paragraphs.push('')
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`.trim())
  }
  return paragraphs.filter((paragraph) => paragraph !== '')
}

function cleanValues(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    // A number stays one, because it may choose a plural form.
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : cleanValue(value),
    ]),
  )
}
