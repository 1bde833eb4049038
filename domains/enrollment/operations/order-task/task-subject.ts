/** The pages of an order that customers are sent a link to; each is the first part of the page's address. */
export const orderPages = ['deposit', 'documents', 'verification'] as const
export type OrderPage = (typeof orderPages)[number]

/** What the link to a page of an order is for: a newer link to the same page ends it, one to another page does not. */
export function taskSubject(orderId: string, page: OrderPage): string {
  return `${orderId}.${page}`
}

/** The order of a subject. */
export function orderOfSubject(subjectId: string): string {
  return subjectId.split('.')[0] ?? ''
}

/** The page of a subject; `documents` where it names none. */
export function pageOfSubject(subjectId: string): OrderPage {
  const page = subjectId.split('.')[1]
  return orderPages.find((known) => known === page) ?? 'documents'
}
