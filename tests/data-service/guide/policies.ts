import { type DataService, getObjectInfo } from '@porchlight/data-service-client'

const config = { objectApiName: 'Case' }

export async function readInMyWay(dataService: DataService) {
  const held = await dataService.read(getObjectInfo, config, { cachePolicy: { type: 'only-if-cached' } })
  const now = await dataService.read(getObjectInfo, config, { cachePolicy: { type: 'no-cache' } })
  const soon = await dataService.read(getObjectInfo, config, {
    cachePolicy: { type: 'stale-while-revalidate', staleDurationSeconds: 60 },
  })
  return [held.state, now.state, soon.state]
}
