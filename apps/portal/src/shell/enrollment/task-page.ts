/** The pages on which customers do what an order waits for, by the name of the next action. */
const taskPages: Readonly<Record<string, string>> = {
  sendDocuments: '/documents',
  sendDocumentsAgain: '/documents',
  sendIdentityDocuments: '/documents',
  openIdentityLink: '/verification',
  finishIdentityCheck: '/verification',
  settleBalance: '/notices',
  sendBalanceProofAgain: '/notices',
  settleSwitchHold: '/notices',
  sendSwitchHoldProofAgain: '/notices',
}

/** Where the next action is done; null for one that is done by phone. The order is named to who is signed in. */
export function taskPage(name: string, orderId: string | null): string | null {
  if (name === 'chooseNewDate') return orderId === null ? null : `/enrollment-status/${orderId}/date`
  const page = Object.hasOwn(taskPages, name) ? taskPages[name] : undefined
  if (page === undefined) return null
  return orderId === null ? page : `${page}/${orderId}`
}
