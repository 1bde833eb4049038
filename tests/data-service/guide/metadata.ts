import {
  type DataService,
  getLayout,
  getObjectInfo,
  getPicklistValues,
} from '@porchlight/data-service-client'

export async function describeCases(dataService: DataService) {
  const info = await dataService.read(getObjectInfo, { objectApiName: 'Case' })
  if (!('data' in info)) return null
  const recordTypeId = info.data.defaultRecordTypeId ?? '012000000000000AAA'
  const layout = await dataService.read(getLayout, {
    objectApiName: 'Case',
    layoutType: 'Full',
    mode: 'View',
  })
  const types = await dataService.read(getPicklistValues, { fieldApiName: 'Case.Type', recordTypeId })
  return {
    label: info.data.label,
    sections: 'data' in layout ? layout.data.sections.length : 0,
    types: 'data' in types ? types.data.values.map(({ label }) => label) : [],
  }
}
