import { defineMail } from '../define-mail'
import { labels } from './labels'

/** To someone who enrols: the page on which the deposit of the order is paid. */
export const depositLink = defineMail({ name: 'deposit-link', labels, values: [], link: 'payDeposit' })
