import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who enrols: the page on which the deposit of the order is paid. `count` is in hours. */
export const depositLink = defineMail({ name: 'deposit-link', labels, values: ['count'], link: 'payDeposit' })
