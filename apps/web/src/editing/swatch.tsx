// A letter in a colour, or on paper of it.
import styles from './swatch.module.css'

export const Swatch = ({ color }: { readonly color: string }) => (
  <span className={styles.swatch} data-color={color} aria-hidden="true">
    A
  </span>
)
