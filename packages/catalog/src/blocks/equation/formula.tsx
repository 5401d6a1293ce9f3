// TeX, drawn; or why it cannot be.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { drawMath } from '@sheaf/editor/math/math'
import { useEffect, useRef, useState } from 'react'

export function Formula({ tex }: { readonly tex: string }) {
  const { t } = useBlockHost()
  const place = useRef<HTMLSpanElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isStale = false
    // Drawn aside and put in place at once: an earlier text that is ready later must not win.
    const aside = document.createElement('span')
    void drawMath(aside, tex, true).then(wrong => {
      if (isStale || !place.current) return
      place.current.replaceChildren(...aside.childNodes)
      setFault(wrong)
    })
    return () => {
      isStale = true
    }
  }, [tex])
  return (
    <>
      <span ref={place} className="sheaf-equation-drawing" dir="ltr" hidden={fault !== null} />
      {fault !== null && (
        <span className="sheaf-equation-fault" role="status">
          {t('Invalid equation: {reason}', { reason: fault })}
        </span>
      )}
    </>
  )
}
