import type { LabelKey } from '@porchlight/i18n'
import type { linkLabels } from './labels'

/** What a mail's link is for. */
export type LinkPurpose =
  | 'registration'
  | 'passwordReset'
  | 'emailVerification'
  | 'emailChangeUndo'
  | 'secondFactorUndo'

/** Where a link that opens nothing leads on to. */
export type WayOn =
  | 'sendNewLink'
  | 'sendResetLink'
  | 'toFindMyAccount'
  | 'toLogin'
  | 'toChangeEmail'
  | 'callUs'

/** What is said of a link that opens nothing, and the way on. */
export interface LinkProblem {
  readonly title: LabelKey<typeof linkLabels>
  /** Null where the way forward needs no explanation. */
  readonly text: LabelKey<typeof linkLabels> | null
  readonly way: WayOn
}

const inactive: LinkProblem = { title: 'inactive', text: null, way: 'callUs' }

/** The problems by purpose and key of the error catalogue. */
const linkProblems: Readonly<Record<LinkPurpose, Readonly<Record<string, LinkProblem>>>> = {
  registration: {
    linkExpired: { title: 'registrationExpired', text: 'sendNewNow', way: 'sendNewLink' },
    linkUsed: { title: 'used', text: 'registrationUsedText', way: 'toLogin' },
    linkNotLatest: { title: 'notLatest', text: 'registrationNotLatestText', way: 'sendNewLink' },
    registrationNotVerified: { title: 'notVerified', text: 'notVerifiedText', way: 'toFindMyAccount' },
    alreadyRegistered: { title: 'alreadyRegistered', text: 'alreadyRegisteredText', way: 'toLogin' },
    emailExists: { title: 'emailExists', text: 'emailExistsText', way: 'toLogin' },
    inactiveAccount: inactive,
  },
  passwordReset: {
    resetLinkExpired: { title: 'resetExpired', text: 'sendNewNow', way: 'sendResetLink' },
    linkUsed: { title: 'used', text: 'resetUsedText', way: 'toLogin' },
    linkNotLatest: { title: 'resetNotLatest', text: 'resetNotLatestText', way: 'sendResetLink' },
    inactiveAccount: inactive,
  },
  emailVerification: {
    emailLinkExpired: { title: 'emailExpired', text: 'emailExpiredText', way: 'toChangeEmail' },
    linkUsed: { title: 'used', text: 'emailUsedText', way: 'toLogin' },
    linkNotLatest: { title: 'notLatest', text: 'emailNotLatestText', way: 'toChangeEmail' },
    emailExists: { title: 'emailExists', text: 'changedEmailExistsText', way: 'toChangeEmail' },
  },
  emailChangeUndo: {
    emailLinkExpired: { title: 'emailExpired', text: 'undoExpiredText', way: 'callUs' },
    linkUsed: { title: 'used', text: 'undoUsedText', way: 'toLogin' },
    linkNotLatest: { title: 'notLatest', text: 'emailNotLatestText', way: 'callUs' },
    emailExists: { title: 'emailExists', text: null, way: 'callUs' },
  },
  secondFactorUndo: {
    emailLinkExpired: { title: 'emailExpired', text: 'factorUndoExpiredText', way: 'callUs' },
    linkUsed: { title: 'used', text: 'factorUndoUsedText', way: 'toLogin' },
    linkNotLatest: { title: 'notLatest', text: 'factorUndoNotLatestText', way: 'callUs' },
  },
}

/** Returns the problem to show instead of the form when its link opens nothing; null when the form is to be shown. */
export function linkProblemOf(
  purpose: LinkPurpose,
  form: { readonly errors: Readonly<Record<string, string>> } | null,
): LinkProblem | null {
  const key = form?.errors.form ?? ''
  return Object.hasOwn(linkProblems[purpose], key) ? (linkProblems[purpose][key] ?? null) : null
}
