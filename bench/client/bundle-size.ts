import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { barRow, type Row, reportedRow } from '../row'

const bars = { must: 12, aim: 8, format: (value: number) => `${value.toFixed(1)} KB` }

const react = resolve('platform/data-service-react/src')
/** Cache, network and hooks, as peers ship them: without any call of a server. */
const engineImports = `export { createDataService, createHttpNetwork, defineReadAdapter, defineWriteAdapter } from '@porchlight/data-service'
export { DataServiceProvider } from '@porchlight/data-service-react'
export { useReadAdapter } from '${react}/use-read-adapter.ts'
export { useWriteAdapter } from '${react}/use-write-adapter.ts'`
/** The same with calls of the data service and their hooks. */
const callImports = `${engineImports}
export { useCreateRecord, useListRecordsByName, useRecord, useUpdateRecord } from '@porchlight/data-service-react'`
const peerImports: Readonly<Record<string, string>> = {
  'tanstack-query':
    "export { QueryClient, QueryClientProvider, useQuery, useMutation } from '@tanstack/react-query'",
  apollo:
    "export { ApolloClient, InMemoryCache, HttpLink, gql } from '@apollo/client'; export { ApolloProvider, useQuery, useMutation } from '@apollo/client/react'",
  'rtk-query':
    "export { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'; export { configureStore } from '@reduxjs/toolkit'",
  'urql-graphcache':
    "export { Client, Provider, useQuery, useMutation, fetchExchange, gql } from 'urql'; export { cacheExchange } from '@urql/exchange-graphcache'",
  'luvio (no hooks)': "export { Luvio, Store, Environment } from '@luvio/engine'",
}

/** Measures our client with its hooks, minified and compressed with gzip, without React (C5). */
export async function measureBundle(peersFolder: string | null): Promise<readonly Row[]> {
  const engine = await weigh(engineImports, 'bench')
  const withCalls = await weigh(callImports, 'bench')
  const against: string[] = []
  if (peersFolder !== null) {
    for (const [name, imports] of Object.entries(peerImports)) {
      against.push(`${name} ${bars.format(await weigh(imports, peersFolder))}`)
    }
  }
  return [
    barRow('C5 bundle with hooks, gzip', engine, bars, { against: against.join(', ') }),
    reportedRow('   with the calls of records and lists', bars.format(withCalls)),
  ]
}

/** Returns the size in kilobytes of the bundle of one entry, which resolves its packages from `folder`. */
async function weigh(code: string, folder: string): Promise<number> {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const made = mkdtempSync(join(folder, 'node_modules/.bundle-'))
  const entry = resolve(made, 'entry.js')
  writeFileSync(entry, code)
  try {
    const result = await build({
      root: made,
      logLevel: 'silent',
      configFile: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        modulePreload: false,
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: [/^react($|\/)/, /^react-dom($|\/)/],
        },
      },
    })
    const outputs = Array.isArray(result) ? result : [result]
    const bytes = outputs
      .flatMap((each) => ('output' in each ? each.output : []))
      .reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code).length : 0), 0)
    return bytes / 1024
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
