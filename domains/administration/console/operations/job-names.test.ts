import { upkeepJobs } from '@porchlight/server/testing'
import { expect, it } from 'vitest'
import { jobs } from '../../../jobs'
import { getJobLabel, jobNames } from './job-names'

it('every job has a name in plain words on the page of stopped jobs, and no name is of a job that is gone', () => {
  const names = [...jobs, ...upkeepJobs].map(({ name }) => name)
  expect(Object.keys(jobNames).sort()).toEqual([...new Set(names)].sort())
  expect(getJobLabel('send-bill-ready', 'es')).toBe('Correo: factura disponible')
  expect(getJobLabel('of-another-version', 'en')).toBe('of-another-version')
})
