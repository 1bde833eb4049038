import type { LightMyRequestResponse } from 'fastify'
import { type AbuseWorld, password } from './abuse-world'
import { createNewcomer, createSignedUp, type Newcomer, switchOff } from './newcomer'
import { openBrowser } from './portal-browser'

/** A person whom a form may be queried about, known to us or not. */
export type Subject = Pick<Newcomer, 'email' | 'confirmationNumber' | 'zipCode'>

/** A form that must not reveal whether it knows the person it is queried about (abuse case A01). */
export interface GuestForm {
  readonly name: string
  readonly sendRequest: (target: AbuseWorld, subject: Subject) => Promise<LightMyRequestResponse>
}

/** A thousand years: checks move the clock by days. */
const alwaysMs = 365_000 * 86_400_000

const logIn = (name: string, typed: string): GuestForm => ({
  name: `logIn with ${name}`,
  sendRequest: (target, { email: username }) =>
    openBrowser(target).call('logIn', { username, password: typed }),
})

const lookUp = (method: string, zip: 'another' | 'its own'): GuestForm => ({
  name: `${method} with ${zip} ZIP code`,
  sendRequest: (target, { confirmationNumber: identifier, zipCode }) =>
    openBrowser(target).call(method, { identifier, zipCode: zip === 'another' ? '10001' : zipCode }),
})

export const logInForm = logIn('a wrong password', 'Wrong-hill-42')

export const forgotPasswordForm: GuestForm = {
  name: 'forgotPassword',
  sendRequest: (target, { email: username }) => openBrowser(target).call('forgotPassword', { username }),
}

export const findMyAccountForm = lookUp('findMyAccount', 'another')

export const resendForm = lookUp('resendRegistrationLink', 'another')

/** Sent by the attacker, who is signed in. */
export const changeEmailForm: GuestForm = {
  name: 'changeEmail',
  sendRequest: async (target, { email: newEmail }) => {
    const { token } = await target.context.identity.issueBearerToken(target.mine.userId, alwaysMs)
    const browser = openBrowser(target, { headers: { authorization: `Bearer ${token}` } })
    return await browser.call('changeEmail', { currentPassword: password, newEmail, confirmEmail: newEmail })
  },
}

/** Claims that the mailbox's owner wrote a message. */
export const guestMessageForm: GuestForm = {
  name: 'sendGuestMessage',
  sendRequest: (target, { email, confirmationNumber: number }) =>
    openBrowser(target).call('sendGuestMessage', {
      Type: 'Question',
      firstName: 'Ines',
      lastName: 'Calloway',
      email,
      number,
      Subject: 'Please cancel',
      Description: 'My account, that is.',
    }),
}

/** Sent with a guessed link. */
const createPasswordForm: GuestForm = {
  name: 'createPassword',
  sendRequest: (target, { email }) => {
    const browser = openBrowser(target)
    browser.cookies.set('porchlight_link', 'A'.repeat(43))
    return browser.call('createPassword', { newPassword: email, confirmPassword: email })
  },
}

/** Every form that accepts an address or a number from someone who need not be its owner. */
export const guestForms: readonly GuestForm[] = [
  logInForm,
  logIn('no password', ''),
  logIn('an endless password', 'Long-hill-42'.repeat(80)),
  logIn('a longer password than is taken', 'x'.repeat(1_001)),
  logIn('a password in other letters', 'Ünïcødé-пароль-暗証-1'),
  forgotPasswordForm,
  findMyAccountForm,
  resendForm,
  changeEmailForm,
  guestMessageForm,
  createPasswordForm,
]

/** The look-up with everything right: it may confirm the pair, and reveal nothing about the login. */
export const rightLookUps: readonly GuestForm[] = [
  lookUp('findMyAccount', 'its own'),
  lookUp('resendRegistrationLink', 'its own'),
]

/** Returns people of every status; `unknown` does not exist. */
export async function subjects(target: AbuseWorld): Promise<Readonly<Record<string, Subject>>> {
  const inactive = await createSignedUp(target)
  await switchOff(target, inactive.userId)
  return {
    known: await createSignedUp(target),
    inactive,
    unregistered: await createNewcomer(target),
    cancelled: await createNewcomer(target, { status: 'Cancelled' }),
    unknown: unknownSubject(),
  }
}

let nobodies = 0

/** Returns a nonexistent person, with an address and a number of the usual format. */
export function unknownSubject(): Subject {
  nobodies += 1
  const digits = String(nobodies).padStart(5, '0')
  return {
    email: `nobodies.${digits}@example.com`,
    confirmationNumber: `K7Q6${digits}Z`,
    zipCode: '77002',
  }
}

/** Other spellings of a form's input. */
export const spellings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'between spaces': (text) => ` ${text} `,
  'in full width': (text) =>
    text.replace(/[A-Za-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'with a tag': (text) => text.replace('@', '+tag@'),
  empty: () => '',
  endless: (text) => text + 'x'.repeat(300 - text.length),
  'longer than is taken': (text) => text + 'x'.repeat(400),
  'with a NUL': (text) => `${text}\0`,
}
