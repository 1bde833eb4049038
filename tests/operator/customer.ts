import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from './operator-process'

const methods = '/lwr/apex/v65.0/CustomerPortalLoginController'

/** The response to a method call. */
export interface MethodAnswer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

/** Calls a log-in method as a page of the site does, with `cookie` if passed. */
export async function callMethod(
  server: RunningServer,
  name: string,
  body: unknown,
  cookie?: string,
): Promise<MethodAnswer> {
  const answer = await fetch(`${server.origin}${methods}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    text: await answer.text(),
    cookies: answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''),
  }
}

/** Signs in and returns the session's cookie; empty when rejected. */
export async function signIn(server: RunningServer, username: string, password: string): Promise<string> {
  const answer = await callMethod(server, 'logIn', { username, password })
  return answer.cookies.find((cookie) => cookie.includes('session=')) ?? ''
}

/** Returns the status of a call that requires a signed-in user. */
export async function statusOf(
  server: RunningServer,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await fetch(
    `${server.origin}/services/data/v65.0/ui-api/list-records/Account/AllAccounts?fields=Account.Name`,
    { headers },
  )
  return answer.status
}

interface Message {
  readonly to: string
  readonly links: readonly string[]
}

/** Returns the mail sent to `recipients`, newest first. */
export async function mailbox(
  server: RunningServer,
  recipients: readonly string[],
): Promise<readonly Message[]> {
  const answer = await fetch(`${server.origin}/dev/mailbox.json`)
  const messages = (await answer.json()) as readonly Message[]
  return messages.filter(({ to }) => recipients.includes(to))
}

/** Returns the password reset mails: depending on the hour, daily jobs may have sent others. */
export function resetMails(messages: readonly Message[]): readonly Message[] {
  return messages.filter(({ links }) =>
    links.some((link) => new URL(link).pathname.includes('/reset-password')),
  )
}

/** Waits until `count` password reset mails were sent to `recipients`, and returns them. */
export async function awaitResetMails(
  server: RunningServer,
  recipients: readonly string[],
  count: number,
): Promise<readonly Message[]> {
  for (let look = 0; look < 400; look += 1) {
    const messages = resetMails(await mailbox(server, recipients))
    if (messages.length >= count) return messages
    await pause(50)
  }
  throw new TypeError(`There never were ${count} mails.`)
}
