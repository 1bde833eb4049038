import type { labels } from './labels'

type Word = keyof typeof labels

/** A task that people come for, and its page. */
interface Task {
  /** Without `/es`. */
  readonly path: string
  readonly label: Word
  readonly hint: Word
}

/** The most frequent reasons to write or call that customers can settle immediately themselves. */
export const customerTasks: readonly Task[] = [
  { path: '/bills', label: 'bill', hint: 'billHint' },
  { path: '/orders', label: 'orderStands', hint: 'orderStandsHint' },
  { path: '/move', label: 'moving', hint: 'movingHint' },
  { path: '/profile', label: 'contact', hint: 'contactHint' },
  { path: '/alerts', label: 'texts', hint: 'textsHint' },
  { path: '/messages/new?type=Complaint', label: 'complaint', hint: 'complaintHint' },
]

/** What those who are not signed in come for. */
export const guestTasks: readonly Task[] = [
  { path: '/pay', label: 'payBill', hint: 'lookUpHint' },
  { path: '/find-my-account', label: 'noLogin', hint: 'noLoginHint' },
  { path: '/forgot-password', label: 'password', hint: 'passwordHint' },
  { path: '/enrollment-status', label: 'orderStands', hint: 'lookUpHint' },
  { path: '/documents', label: 'document', hint: 'lookUpHint' },
  { path: '/deposit', label: 'deposit', hint: 'lookUpHint' },
  { path: '/plans', label: 'plan', hint: 'planHint' },
]
