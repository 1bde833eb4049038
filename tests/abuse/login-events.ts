import type { ClosingEvent } from '@porchlight/identity'
import { bearer, password } from './abuse-world'
import { addPasskey, holding, type LoginWithEverything, succeed } from './login-with-everything'
import { switchOff } from './newcomer'
import { openBrowser } from './portal-browser'

const newPassword = 'Fresh-lamp-43!'
const typed = { newPassword, confirmPassword: newPassword }

/** Guesses from everywhere until the username is locked for strangers. */
export async function lock({ target, customer }: LoginWithEverything, username = customer.email) {
  for (let guess = 0; guess < 10; guess += 1) {
    await openBrowser(target).call('logIn', { username, password: `Guess-${guess}-hill!` })
  }
}

/** Triggers each event on the running server, as whoever does so there. */
export const bringAbout: Readonly<Record<ClosingEvent, (login: LoginWithEverything) => Promise<unknown>>> = {
  passwordReset: ({ target, tokens }) =>
    succeed(holding(target, tokens.passwordReset), 'resetPassword', typed),
  passwordChange: ({ own }) => succeed(own, 'changePassword', { currentPassword: password, ...typed }),
  emailVerified: ({ target, tokens }) => succeed(holding(target, tokens.emailVerification), 'verifyEmail'),
  emailChangeUndone: ({ target, tokens }) =>
    succeed(holding(target, tokens.emailChangeUndo), 'undoChangeEmail'),
  secondFactorAdded: ({ target, own }) => addPasskey(target, own),
  secondFactorUndone: ({ target, tokens }) =>
    succeed(holding(target, tokens.secondFactorUndo), 'undoSecondFactor'),
  secondFactorsCleared: async ({ target, customer }) => {
    const answer = await target.send({
      method: 'POST',
      url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Contact.ClearSecondFactors',
      headers: bearer(await target.world.tokenOf('supervisor@example.com')),
      payload: { contextId: customer.contactId, fields: {} },
    })
    if (answer.statusCode !== 201) throw new TypeError(answer.payload)
  },
  lock: (login) => lock(login),
  deactivation: ({ target, customer }) => switchOff(target, customer.userId),
  roleChange: (login) => changeUser(login, { Portal_Role__c: 'Advisor', Served_Brand__c: 'first' }),
  servedBrandChange: (login) => changeUser(login, { Served_Brand__c: 'second' }),
  logOut: ({ own }) => succeed(own, 'logOut'),
  logOutOfOthers: ({ own }) => succeed(own, 'endOtherSessions'),
}

async function changeUser(
  { target, customer }: LoginWithEverything,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { engine, systemViewer } = target.context
  await engine.updateRecord(systemViewer, customer.userId, { fields })
}
