// Makes pictures of screens small, in place: few colours are enough for them, and a quarter of the bytes.
// `node tools/shrink-pictures.mjs docs/images/page-light.png …`
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

for (const path of process.argv.slice(2)) {
  const small = await sharp(readFileSync(path))
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(path, small)
}
