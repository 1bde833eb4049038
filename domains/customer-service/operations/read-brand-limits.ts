import type { BrandKey } from '@porchlight/brands'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { type BrandLimits, brandLimitFields, limitsFrom } from '../facts/brand-limits'
import { brandObject } from '../objects/brand/object'

/** The limits of a brand as they are now; without a record of it, those that hold for all. */
export async function readBrandLimits(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  brand: BrandKey | null,
): Promise<BrandLimits> {
  const record = await first(engine, systemViewer, brandObject, {
    fields: [...brandLimitFields],
    where: { Name: brand ?? '' },
  })
  return limitsFrom(record ?? undefined)
}
