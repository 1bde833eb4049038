import { type BrandKey, brandKeys, brandOf, defaultBrandKey } from '@porchlight/brands'
import type { MailboxMessage } from '@porchlight/providers/mail'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { fold } from './fold'
import type { GuideWords } from './guide-words'
import { answerForm } from './text-controls'

/** Number of messages listed. */
const listed = 60
/** Number of earlier texts shown above the open one, as on a phone. */
const earlierTexts = 4

/** The selection in the mailbox's address. */
interface MailboxChoice {
  /** The id of the open message. */
  readonly opened: unknown
  /** The filter on messages; empty for all. */
  readonly to: string
}

/** Renders the content of the mailbox: the latest messages, and the open one as it looks on a phone. */
export function mailboxPage(
  context: ServerContext,
  words: GuideWords,
  messages: readonly MailboxMessage[],
  { opened, to }: MailboxChoice,
): Html {
  const { t } = words
  const chosen = messages.find(({ id }) => id === opened)
  const shown = chosen ?? messages[0]
  if (shown === undefined) {
    return to === ''
      ? html`<p class="empty framed">${t('nothingSent')} ${t('nothingSentHint')}</p>`
      : html`${filterForm(words, to)}<p class="empty framed">${t('nothingSentTo', { to })}</p>`
  }
  return html`${filterForm(words, to)}<div class="mailbox${chosen === undefined ? '' : ' opened'}"><nav class="messages" aria-label="${t('messageList')}"><ul>${messages
    .slice(0, listed)
    .map((message) => listRow(context, words, message, { isShown: message === shown, to }))}</ul></nav>
<section class="phone" id="message" aria-label="${t('onPhone')}"><div class="screen">${
    shown.channel === 'sms'
      ? textOnPhone(context, words, shown, messages)
      : mailOnPhone(context, words, shown)
  }</div></section></div>`
}

/** Renders the filter for one customer: a month of the demo sends hundreds of messages. */
function filterForm({ t, to: addressOf }: GuideWords, to: string): Html {
  const mailbox = addressOf('/dev/mailbox')
  return html`<form class="line" role="search" action="${mailbox}"><label>${t('to')} <input type="search" name="to" value="${to}" placeholder="${t('addressOrNumber')}"></label><button>${t('filter')}</button>${to === '' ? html`` : html`<a href="${mailbox}">${t('allMessages')}</a>`}</form>`
}

/** Renders the latest messages of the mailbox in a few lines, for the guide. */
export function mailboxTeaser(
  context: ServerContext,
  words: GuideWords,
  messages: readonly MailboxMessage[],
): Html {
  const { t, to, format } = words
  const [latest] = messages
  return fold(
    words,
    {
      id: 'mailbox',
      title: 'mailbox',
      state:
        latest === undefined ? t('nothingSent') : t('latestSent', { when: format.dateTime(latest.sentAt) }),
    },
    html`<p>${t('mailboxLead')}</p>
${
  messages.length === 0
    ? html`<p class="empty framed">${t('nothingSent')}</p>`
    : html`<div class="messages framed"><ul>${messages.map((message) => listRow(context, words, message))}</ul></div>`
}
<p class="after"><a class="primary" href="${to('/dev/mailbox')}">${t('openMailbox')}</a></p>`,
  )
}

function listRow(
  context: ServerContext,
  { t, format, to: addressOf }: GuideWords,
  message: MailboxMessage,
  { isShown = false, to: filter = '' } = {},
): Html {
  const { id, channel, subject, text, to, sentAt } = message
  const brand = brandOfMessage(context, message)
  const [title, preview] = channel === 'sms' ? [t('textMessage'), text] : [subject, previewOf(text)]
  return html`<li><a class="b-${brand}" href="${addressOf('/dev/mailbox')}?message=${id}${filter === '' ? '' : `&to=${encodeURIComponent(filter)}`}#message"${isShown ? html` aria-current="true"` : html``}>${brandMark(brand)}<span><strong>${title}</strong><span class="preview">${preview.slice(0, 90)}</span><small>${t('toAndWhen', { to, when: format.dateTime(sentAt) })}</small></span></a></li>`
}

function mailOnPhone(context: ServerContext, words: GuideWords, message: MailboxMessage): Html {
  const { t, format } = words
  const { subject, from, to, sentAt, text, links, count } = message
  const brand = brandOfMessage(context, message)
  const { letter, foot } = partsOf(text)
  const [heading = subject, ...paragraphs] = letter
  return html`<header class="envelope b-${brand}">${brandMark(brand)}<div><h2>${subject}</h2>
<p>${brandOf(brand).names.displayName} <small>${from}</small></p><p><small>${t('toAndWhen', { to, when: format.dateTime(sentAt) })}${repeated(words, count)}</small></p></div></header>
<article class="letter b-${brand}"><p class="sender">${brandOf(brand).names.displayName}</p><div class="sheet"><h3>${heading}</h3>${paragraphs.map(
    (paragraph) => paragraphOf(words, paragraph, links),
  )}</div>${foot.map((line) => html`<p class="foot">${line}</p>`)}</article>`
}

/** Renders a paragraph of a mail; an address preceded by text becomes a button with that text. */
function paragraphOf({ t }: GuideWords, paragraph: string, links: readonly string[]): Html {
  const lines = paragraph.split('\n')
  const address = lines.at(-1) ?? ''
  if (!links.includes(address)) return html`<p>${paragraph}</p>`
  const label = lines.slice(0, -1).join(' ').replace(/:$/, '')
  return html`<p><a class="primary" href="${address}">${label === '' ? t('openLink') : label}</a></p>`
}

function textOnPhone(
  context: ServerContext,
  words: GuideWords,
  message: MailboxMessage,
  messages: readonly MailboxMessage[],
): Html {
  const brand = brandOfMessage(context, message)
  const { t, format } = words
  const ofNumber = messages.filter(({ channel, to }) => channel === 'sms' && to === message.to)
  const thread = ofNumber
    .slice(ofNumber.indexOf(message))
    .slice(0, earlierTexts + 1)
    .reverse()
  return html`<header class="contact b-${brand}">${brandMark(brand)}<h2>${brandOf(brand).names.displayName}</h2><p><small>${t('fromTo', { from: message.from, to: message.to })}</small></p></header>
<ol class="bubbles">${thread.map(
    ({ text, sentAt, links, count }) =>
      html`<li><p class="bubble">${text}</p>${links.map(
        (link) => html`<p class="open-link"><a href="${link}">${t('openLink')}</a></p>`,
      )}<p><small>${format.dateTime(sentAt)}${repeated(words, count)}</small></p></li>`,
  )}</ol>${answerForm(context, words, message)}`
}

/** Splits a mail into its paragraphs and the text below its signature. */
function partsOf(text: string): { readonly letter: readonly string[]; readonly foot: readonly string[] } {
  const [letter = '', ...signature] = text.split('\n--\n')
  const paragraphs = letter.split(/\n{2,}/).map((paragraph) => paragraph.trim())
  return {
    letter: paragraphs.filter((paragraph) => paragraph !== ''),
    foot: signature.join('\n').split('\n').slice(1),
  }
}

/** Returns the text after a mail's heading. */
function previewOf(text: string): string {
  return partsOf(text).letter[1] ?? ''
}

/** Returns the brand that signs a mail, or whose number a text came from. */
function brandOfMessage({ settings }: ServerContext, { channel, from, text }: MailboxMessage): BrandKey {
  const signs = (brand: BrandKey) => text.includes(`\n--\n${brandOf(brand).names.displayName}`)
  const sends = (brand: BrandKey) => settings.texts.from[brand] === from
  return brandKeys.find(channel === 'sms' ? sends : signs) ?? defaultBrandKey
}

function repeated({ t }: GuideWords, count: number): string {
  return count > 1 ? ` · ${t('cameTimes', { count })}` : ''
}
