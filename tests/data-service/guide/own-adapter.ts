import { defineReadAdapter } from '@porchlight/data-service-client'

interface Weather {
  readonly temperature: number
}

/** An adapter for your own call: how its config is checked and requested, and how long its response is fresh. */
export const getWeather = defineReadAdapter<{ readonly zip: string }, string, Weather>({
  name: 'getWeather',
  checkConfig: ({ zip }) => (/^\d{5}$/.test(zip) ? zip : null),
  key: (zip) => zip,
  resourceRequest: (zip) => ({
    method: 'GET',
    baseUri: '/weather',
    basePath: '/{zip}',
    urlParams: { zip },
    queryParams: {},
    headers: {},
    body: null,
    priority: 'normal',
  }),
  ttlMs: 60_000,
})
