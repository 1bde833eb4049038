import { type BrandKey, brandKeys, brandOf, defaultBrandKey } from '@porchlight/brands'
import type { MailboxMessage } from '@porchlight/providers/mail'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { answerForm } from './text-controls'

/** How many messages are listed. */
const listed = 60
/** How many earlier texts stand above one, as on a phone. */
const earlierTexts = 4

/** What the address of the mailbox chooses. */
interface MailboxChoice {
  /** The id of the message that is open. */
  readonly opened: unknown
  /** What the messages were filtered by; empty for all. */
  readonly to: string
}

/** The content of the mailbox: the latest messages, and the one that is open as it looks on a phone. */
export function mailboxPage(
  context: ServerContext,
  messages: readonly MailboxMessage[],
  { opened, to }: MailboxChoice,
): Html {
  const chosen = messages.find(({ id }) => id === opened)
  const shown = chosen ?? messages[0]
  if (shown === undefined) {
    return to === ''
      ? html`<p class="empty framed">Nothing was sent yet. Pay a bill, ask for a link or upload a document as a customer, then come back.</p>`
      : html`${filterForm(to)}<p class="empty framed">Nothing was sent to “${to}”.</p>`
  }
  return html`${filterForm(to)}<div class="mailbox${chosen === undefined ? '' : ' opened'}"><nav class="messages" aria-label="Messages"><ul>${messages
    .slice(0, listed)
    .map((message) => listRow(context, message, { isShown: message === shown, to }))}</ul></nav>
<section class="phone" id="message" aria-label="The message on a phone"><div class="screen">${
    shown.channel === 'sms' ? textOnPhone(context, shown, messages) : mailOnPhone(context, shown)
  }</div></section></div>`
}

/** Of one customer: a month of the demo sends hundreds of messages. */
function filterForm(to: string): Html {
  return html`<form class="line" role="search" action="/dev/mailbox"><label>To <input type="search" name="to" value="${to}" placeholder="Address or number"></label><button>Filter</button>${to === '' ? html`` : html`<a href="/dev/mailbox">All messages</a>`}</form>`
}

/** The latest messages of the mailbox in a few lines, for the guide. */
export function mailboxTeaser(context: ServerContext, messages: readonly MailboxMessage[]): Html {
  return html`<section id="mailbox" aria-labelledby="mailbox-title"><h2 id="mailbox-title">Mail and texts</h2>
<p>Whatever is sent arrives in one mailbox, as it looks on a phone. Nothing leaves this machine.</p>
${
  messages.length === 0
    ? html`<p class="empty framed">Nothing was sent yet.</p>`
    : html`<div class="messages framed"><ul>${messages.map((message) => listRow(context, message))}</ul></div>`
}
<p class="after"><a class="primary" href="/dev/mailbox">Open the mailbox</a></p></section>`
}

function listRow(
  context: ServerContext,
  message: MailboxMessage,
  { isShown = false, to: filter = '' } = {},
): Html {
  const { id, channel, subject, text, to, sentAt } = message
  const brand = brandOfMessage(context, message)
  const [title, preview] = channel === 'sms' ? ['Text message', text] : [subject, previewOf(text)]
  return html`<li><a class="b-${brand}" href="/dev/mailbox?message=${id}${filter === '' ? '' : `&to=${encodeURIComponent(filter)}`}#message"${isShown ? html` aria-current="true"` : html``}>${brandMark(brand)}<span><strong>${title}</strong><span class="preview">${preview.slice(0, 90)}</span><small>To ${to} · ${timeOf(sentAt)}</small></span></a></li>`
}

function mailOnPhone(context: ServerContext, message: MailboxMessage): Html {
  const { subject, from, to, sentAt, text, links, count } = message
  const brand = brandOfMessage(context, message)
  const { letter, foot } = partsOf(text)
  const [heading = subject, ...paragraphs] = letter
  return html`<header class="envelope b-${brand}">${brandMark(brand)}<div><h2>${subject}</h2>
<p>${brandOf(brand).names.displayName} <small>${from}</small></p><p><small>To ${to} · ${timeOf(sentAt)}${repeated(count)}</small></p></div></header>
<article class="letter b-${brand}"><p class="sender">${brandOf(brand).names.displayName}</p><div class="sheet"><h3>${heading}</h3>${paragraphs.map(
    (paragraph) => paragraphOf(paragraph, links),
  )}</div>${foot.map((line) => html`<p class="foot">${line}</p>`)}</article>`
}

/** A paragraph of a mail; an address with words before it is the button of those words. */
function paragraphOf(paragraph: string, links: readonly string[]): Html {
  const lines = paragraph.split('\n')
  const address = lines.at(-1) ?? ''
  if (!links.includes(address)) return html`<p>${paragraph}</p>`
  const words = lines.slice(0, -1).join(' ').replace(/:$/, '')
  return html`<p><a class="primary" href="${address}">${words === '' ? 'Open the link' : words}</a></p>`
}

function textOnPhone(
  context: ServerContext,
  message: MailboxMessage,
  messages: readonly MailboxMessage[],
): Html {
  const brand = brandOfMessage(context, message)
  const ofNumber = messages.filter(({ channel, to }) => channel === 'sms' && to === message.to)
  const thread = ofNumber
    .slice(ofNumber.indexOf(message))
    .slice(0, earlierTexts + 1)
    .reverse()
  return html`<header class="contact b-${brand}">${brandMark(brand)}<h2>${brandOf(brand).names.displayName}</h2><p><small>${message.from} to ${message.to}</small></p></header>
<ol class="bubbles">${thread.map(
    ({ text, sentAt, links, count }) =>
      html`<li><p class="bubble">${text}</p>${links.map(
        (link) => html`<p class="open-link"><a href="${link}">Open the link</a></p>`,
      )}<p><small>${timeOf(sentAt)}${repeated(count)}</small></p></li>`,
  )}</ol>${answerForm(context, message)}`
}

/** The paragraphs of a mail, and what stands below its signature. */
function partsOf(text: string): { readonly letter: readonly string[]; readonly foot: readonly string[] } {
  const [letter = '', ...signature] = text.split('\n--\n')
  const paragraphs = letter.split(/\n{2,}/).map((paragraph) => paragraph.trim())
  return {
    letter: paragraphs.filter((paragraph) => paragraph !== ''),
    foot: signature.join('\n').split('\n').slice(1),
  }
}

/** What follows the heading of a mail. */
function previewOf(text: string): string {
  return partsOf(text).letter[1] ?? ''
}

/** The brand that signs a mail, or whose number a text came from. */
function brandOfMessage({ settings }: ServerContext, { channel, from, text }: MailboxMessage): BrandKey {
  const signs = (brand: BrandKey) => text.includes(`\n--\n${brandOf(brand).names.displayName}`)
  const sends = (brand: BrandKey) => settings.texts.from[brand] === from
  return brandKeys.find(channel === 'sms' ? sends : signs) ?? defaultBrandKey
}

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
})

function timeOf(sentAt: string): string {
  return moment.format(new Date(sentAt))
}

function repeated(count: number): string {
  return count > 1 ? ` · came ${count} times` : ''
}
