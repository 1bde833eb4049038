import { fail } from '@porchlight/errors'
import { fingerprint } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeNavItems } from '../../representation/describe-app'
import { parseNames, parsePageSize } from '../../request/parse-request'
import { resourceUrl } from '../../request/records/find-object'
import { appsOf } from '../../request/viewer-apps'
import { getNavItemsContract } from './contract'

const pageSizes = { min: 1, max: 200, fallback: 25 }
const lastPage = 2000

const handle = handleCall(getNavItemsContract, async ({ query }, context: CallContext) => {
  const { formFactor, navItemNames } = query
  const names = parseNames(navItemNames).map((name) => name.toLowerCase())
  const pageSize = parsePageSize(query.pageSize, pageSizes)
  const page = Number(query.page ?? 0)
  if (page < 0 || page > lastPage) {
    throw fail('numberOutsideRange', { parameter: 'page', min: 0, max: lastPage })
  }
  const all = appsOf(context).flatMap((app) => describeNavItems(app, formFactor, context))
  const each = [...new Map(all.map((item) => [item.id, item])).values()]
  const wanted = each.filter(
    ({ developerName }) => names.length === 0 || names.includes(developerName.toLowerCase()),
  )
  const urlOf = (number: number): string => {
    const parameters = new URLSearchParams({ page: String(number), pageSize: String(pageSize) })
    if (formFactor !== undefined) parameters.set('formFactor', formFactor)
    if (navItemNames !== undefined) parameters.set('navItemNames', navItemNames)
    return `${resourceUrl(context, '/nav-items')}?${parameters}`
  }
  const end = (page + 1) * pageSize
  const body = {
    currentPageUrl: urlOf(page),
    navItems: wanted.slice(page * pageSize, end),
    nextPageUrl: end < wanted.length ? urlOf(page + 1) : null,
  }
  return { body: { ...body, eTag: fingerprint(JSON.stringify(body)) } }
})

/** The call that lists navigation entries. */
export const handlers: readonly CallHandler[] = [handle]
