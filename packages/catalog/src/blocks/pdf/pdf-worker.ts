// Documents are read beside the page, in a thread of their own.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
