import type { TestWorld } from '@porchlight/test-kit/world'

/** Sets a utility's outage report page and map, by its name, as a retailer enters them. */
export async function setUtilitySite(
  { context: { engine, systemViewer, pool } }: TestWorld,
  utilityName: string,
): Promise<{ readonly reportLink: string; readonly mapLink: string }> {
  const site = 'https://utility.example.com'
  const links = { reportLink: `${site}/report-outage`, mapLink: `${site}/outage-map` }
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."Utility__c" where "Name" = $1',
    [utilityName],
  )
  await engine.updateRecord(systemViewer, rows[0]?.id ?? '', {
    fields: { Outage_Report_Link__c: links.reportLink, Outage_Map_Link__c: links.mapLink },
  })
  return links
}
