import { type DataService, DataServiceProvider, useListRecordsByName } from '@porchlight/data-service-client'

const openCases = {
  objectApiName: 'Case',
  listViewApiName: 'AllCases',
  fields: ['Case.CaseNumber', 'Case.Subject', 'Case.Status'],
  sortBy: '-Case.CreatedDate',
} as const

export function CaseList() {
  const { state, data, error, refresh } = useListRecordsByName(openCases)
  if (data !== undefined) {
    return (
      <ul>
        {data.records.map(({ id, fields }) => (
          <li
            key={id}
          >{`${fields.CaseNumber?.value} ${fields.Subject?.value}: ${fields.Status?.displayValue}`}</li>
        ))}
      </ul>
    )
  }
  if (error !== undefined) {
    return (
      <button type="button" onClick={() => void refresh()}>
        {`Try again (${error.status})`}
      </button>
    )
  }
  return <p>{state}</p>
}

export function App({ dataService }: { readonly dataService: DataService }) {
  return (
    <DataServiceProvider dataService={dataService}>
      <CaseList />
    </DataServiceProvider>
  )
}
