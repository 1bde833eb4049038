import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { oneTimeCode } from './one-time-code'

type SendPage = (reply: FastifyReply, title: string, body: Html) => Promise<void>

/**
 * Serves `/dev/authenticator`, which plays an authenticator app: it turns the key of a staff member into codes by the
 * demo's date, which the app on a telephone does not follow. It stores no key: the second factor stays as it is.
 */
export function serveAuthenticator(app: FastifyInstance, { now }: ServerContext, sendPage: SendPage): void {
  const title = 'The demo’s authenticator'
  app.get('/dev/authenticator', { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, title, form('', null)),
  )
  app.post('/dev/authenticator', { schema: { hide: true } }, async (request, reply) => {
    const { key = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const code = oneTimeCode(key, now())
    await sendPage(reply, title, form(key.slice(0, 200), code ?? 'none'))
  })
}

/** The form that takes the key, and the code; `none` is for a key that has none. */
function form(key: string, code: string | null): Html {
  const isWrong = code === 'none'
  return html`<ol class="steps"><li>Keep this page open. In another tab, sign in as staff, choose “Authenticator app”, and copy the key.</li>
<li>Paste it here, and type the code over there within 30 seconds.</li><li>Keep the key, or a recovery code, for the next sign-in.</li></ol>
${
  code === null || isWrong
    ? html``
    : html`<p class="code" role="status"><span>Your code</span> <strong>${code.slice(0, 3)} ${code.slice(3)}</strong></p>`
}
<form class="framed key" method="post" action="/dev/authenticator"><label for="key">Key</label>
${isWrong ? html`<p class="wrong" id="key-wrong">This is not a key. Copy all of its letters and digits.</p>` : html``}
<input id="key" name="key" value="${key}" required autocomplete="off" autocapitalize="characters" spellcheck="false"${isWrong ? html` aria-invalid="true" aria-describedby="key-wrong"` : html``}>
<button class="primary">${code === null || isWrong ? 'Show the code' : 'Show the next code'}</button></form>`
}
