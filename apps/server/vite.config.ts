import { defineConfig, type Plugin } from 'vite'
import { brandSources } from '../../scripts/build/brand-sources'

/**
 * Builds a single file for Node. Our own packages are bundled, as are libraries that ship hundreds of small modules,
 * each of which would cost a lookup at startup; all other registry packages are loaded as installed. A process holds
 * its program text in memory, so comments are stripped and no character takes two bytes.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandSources(import.meta.dirname), oneByteLetters()],
  ssr: { noExternal: [/^@porchlight\//, /^typebox(\/|$)/, /^kysely(\/|$)/, /^libphonenumber-js(\/|$)/] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'main.js', comments: false, sourcemapExcludeSources: true },
    },
  },
})

/**
 * Escapes characters outside Latin-1, such as typographic quotes: a single one makes V8 store the whole text with two
 * bytes per character. Bundled code has them only in literals, where an escape is equivalent.
 */
function oneByteLetters(): Plugin {
  return {
    name: 'one-byte-letters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escapeOf)
      }
    },
  }
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
