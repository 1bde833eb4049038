/** The page where a customer does what an order is waiting for, and the label of the button that leads there. */
export interface TaskPage {
  /** The page's address, without the language. */
  readonly path: string
  readonly label: 'doItNow' | 'payHere' | 'chooseNewDate'
}

/** A page that knows the order by its id or, for a guest, by the look-up. */
const page = (path: string, label: TaskPage['label']) => (orderId: string | null) => ({
  path: orderId === null ? path : `${path}/${orderId}`,
  label,
})
const deposit = page('/deposit', 'payHere')
const documents = page('/documents', 'doItNow')
const verification = page('/verification', 'doItNow')
const notices = page('/notices', 'doItNow')

/** By the name of the next action. */
const taskPages: Readonly<Record<string, (orderId: string | null) => TaskPage | null>> = {
  payDeposit: deposit,
  payRestOfDeposit: deposit,
  sendDocuments: documents,
  sendDocumentsAgain: documents,
  sendIdentityDocuments: documents,
  openIdentityLink: verification,
  finishIdentityCheck: verification,
  settleBalance: notices,
  sendBalanceProofAgain: notices,
  settleSwitchHold: notices,
  sendSwitchHoldProofAgain: notices,
  chooseNewDate: (orderId) =>
    orderId === null ? null : { path: `/enrollment-status/${orderId}/date`, label: 'chooseNewDate' },
}

/** By the type of a step. */
const stepPages: Readonly<Record<string, (orderId: string | null) => TaskPage>> = {
  Deposit: deposit,
  Documents: documents,
  Identity: verification,
  Balance: notices,
  Switch_Hold: notices,
}

/** Where a step is done, or its progress shown, while it is open; null for one that others do. */
export function stepPath(type: string, orderId: string | null): string | null {
  return Object.hasOwn(stepPages, type) ? (stepPages[type]?.(orderId).path ?? null) : null
}

/** Where the next action is done; null for one that is done by phone. The order is named to who is signed in. */
export function taskPage(name: string, orderId: string | null): TaskPage | null {
  return Object.hasOwn(taskPages, name) ? (taskPages[name]?.(orderId) ?? null) : null
}
