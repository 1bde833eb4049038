import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who registers with an address that has an account: the page shows the same in both cases. */
export const alreadyRegistered = defineMail({ name: 'already-registered', labels, values: [], link: 'logIn' })
