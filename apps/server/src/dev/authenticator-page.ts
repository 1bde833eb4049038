import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { spanishPath } from '../pages/spanish-path'
import type { DevPage } from './dev-page'
import { type GuideWords, guideWords } from './guide-words'
import { oneTimeCode } from './one-time-code'
import { type GuideFields, serveGuidePage } from './serve-guide'

type SendPage = (reply: FastifyReply, page: Omit<DevPage, 'nonce' | 'files'>) => Promise<void>

/** Path of the authenticator, without the language. */
const path = '/dev/authenticator'

/**
 * Serves `/dev/authenticator`, which simulates an authenticator app: it turns a staff member's key into codes by the
 * demo's date, which a real phone app does not follow. It stores no key, and the second factor is unchanged.
 */
export function serveAuthenticator(app: FastifyInstance, { now }: ServerContext, sendPage: SendPage): void {
  const pageOf = (words: GuideWords, body: Html) => ({
    title: words.t('authenticatorTitle'),
    words,
    address: words.to(path),
    body,
  })
  serveGuidePage(app, path, async (_request, reply, words) =>
    sendPage(reply, pageOf(words, form(words, '', null))),
  )
  for (const address of [path, spanishPath(path)]) {
    app.post(address, { schema: { hide: true } }, async (request, reply) => {
      const words = guideWords(address)
      const { key = '' } = (request.body ?? {}) as GuideFields
      const code = oneTimeCode(key, now())
      await sendPage(reply, pageOf(words, form(words, key.slice(0, 200), code ?? 'none')))
    })
  }
}

/** Renders the form for the key, and the code; `none` is for a key that is invalid. */
function form({ t, to }: GuideWords, key: string, code: string | null): Html {
  const isWrong = code === 'none'
  return html`<ol class="steps"><li>${t('keyCopy')}</li>
<li>${t('keyPaste')}</li><li>${t('keyKeep')}</li></ol>
${
  code === null || isWrong
    ? html``
    : html`<p class="code" role="status"><span>${t('yourCode')}</span> <strong>${code.slice(0, 3)} ${code.slice(3)}</strong></p>`
}
<form class="framed key" method="post" action="${to(path)}"><label for="key">${t('key')}</label>
${isWrong ? html`<p class="wrong" id="key-wrong">${t('keyWrong')}</p>` : html``}
<input id="key" name="key" value="${key}" required autocomplete="off" autocapitalize="characters" spellcheck="false"${isWrong ? html` aria-invalid="true" aria-describedby="key-wrong"` : html``}>
<button class="primary">${t(code === null || isWrong ? 'showCode' : 'showNextCode')}</button></form>`
}
