// The only importer of pdf.js. It and its worker are loaded when the first document is seen. Nothing in a document runs: neither its
// scripts nor forms that need them.
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'

export type PdfDocument = PDFDocumentProxy

interface OpenedDocument {
  readonly document: Promise<PdfDocument>
  readonly close: () => void
}

/** Fonts that documents take for granted, tables of Asian letters, and decoders of rare pictures: each fetched when needed. */
const parts = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const addressOf = new Map(Object.entries(parts).map(([path, url]) => [path.split('/').at(-1), url]))

class Parts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addressOf.get(filename)
    const answer = address === undefined ? null : await fetch(address)
    if (!answer?.ok) throw new Error(`pdf.js asks for ${filename}, which is not here`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** One worker for all documents, created here: pdf.js would end a worker of its own when one document closes, while others use it. */
let worker: PDFWorker | undefined

export async function openDocument(url: string): Promise<OpenedDocument> {
  const pdf = await import('pdfjs-dist')
  worker ??= pdf.PDFWorker.create({
    port: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  })
  const task = pdf.getDocument({
    url,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: Parts,
  })
  return { document: task.promise, close: () => void task.destroy() }
}
