/** The picture on the home page: the mountain of Tindaya before the sea at dusk, a canoe below and a sail far out. */
import { chance, fixed } from '../../../web/src/board/paths'
import { Icon } from './marks'

const WIDTH = 300

/** Carved feet: what the mountain is known for. */
const FOOT = 'M-2 4.5C-3.5 0-3-4 0-4.5 3-4 3.5 0 2 4.5 1 6-1 6-2 4.5zM-2.8-5.8h.1M-1-7h.1M1-7h.1M2.7-5.8h.1'

export function Cover() {
  return (
    <svg viewBox={`0 0 ${WIDTH} 200`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ti-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#22355c" />
          <stop offset=".5" stop-color="#b0587a" />
          <stop offset=".85" stop-color="#f3a35c" />
          <stop offset="1" stop-color="#fbd98c" />
        </linearGradient>
        <linearGradient id="ti-mount" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#d98a4e" />
          <stop offset=".5" stop-color="#9a4e33" />
          <stop offset="1" stop-color="#4d2530" />
        </linearGradient>
        <linearGradient id="ti-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#e79a66" />
          <stop offset=".35" stop-color="#4f7d98" />
          <stop offset="1" stop-color="#143a55" />
        </linearGradient>
      </defs>
      <path d={`M0 0H${WIDTH}V200H0z`} fill="url(#ti-sky)" />
      <path d={stars()} stroke="#fff6dc" stroke-width="1.3" stroke-linecap="round" />
      <circle cx="232" cy="112" r="20" fill="#fff0c2" />
      <g fill="#5b4560" fill-opacity=".75">
        <circle cx="62" cy="34" r="11" />
        <circle cx="76" cy="24" r="14" />
        <circle cx="96" cy="16" r="17" />
        <circle cx="122" cy="10" r="18" />
      </g>
      <path d="M-10 132L40 64q14-8 26 0l54 68z" fill="#3c2a3f" />
      <path d="M44 62q8-5 18 1l4 14-6 10-5-12-5 16-6-15z" fill="#f0672a" />
      <path d="M96 136L160 58l14-10 12 8 22 16 62 64z" fill="url(#ti-mount)" stroke="#3d1f22" stroke-width="1.2" />
      <path d="M174 48l12 8 22 16 62 64h-84l-10-44z" fill="#35192a" fill-opacity=".35" />
      <path d="M160 58l6 18-10 22 8 38M138 84l8 14-8 38M186 60l2 24 12 18-4 34" fill="none" stroke="#3d1f22" stroke-opacity=".5" stroke-width="1.2" />
      {[
        [140, 112, -18],
        [152, 106, -8],
        [165, 114, 10],
        [150, 124, 4],
      ].map(([x, y, turn]) => (
        <path key={x} d={FOOT} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.15)`} fill="none" stroke="#f8d9a4" stroke-width="1.3" stroke-linecap="round" />
      ))}
      <path d={`M0 132H${WIDTH}V200H0z`} fill="url(#ti-water)" />
      <path d={waves()} fill="none" stroke="#fbe3b4" stroke-opacity=".55" stroke-width="1.2" stroke-linecap="round" />
      <Icon name="ship" x={268} y={128} size={26} />
      <g transform="translate(96 168)">
        <path d="M-34 0c18 9 52 9 70 0-3 12-10 17-35 17S-31 12-34 0z" fill="#5b371a" stroke="#2b1608" stroke-width="1.4" />
        {[-16, -2, 12].map((x, i) => (
          <g key={x} transform={`translate(${x} -2)`}>
            <path d="M0-19a4 4 0 0 1 2.3 7.3C6-10 7-5 7 4H-7c0-9 1-14 4.7-15.7A4 4 0 0 1 0-19z" fill={['#d4501b', '#f4c430', '#2c7fc4'][i]} stroke="#1d140c" stroke-width="1.1" />
          </g>
        ))}
        <path d="M-22 14L-34-10M20 14L34-8" stroke="#d9a766" stroke-width="2" stroke-linecap="round" />
      </g>
      <path d="M0 186c50-12 90 2 140 4s110-8 160-2v12H0z" fill="#c99a5b" />
      <path d="M0 194c60-6 140 4 300-2v8H0z" fill="#a8763f" />
    </svg>
  )
}

const stars = (): string =>
  Array.from({ length: 26 }, (_, i) => `M${fixed(chance(i, 1) * WIDTH)} ${fixed(chance(i, 2) * 55)}h.1`).join('')

const waves = (): string =>
  Array.from({ length: 30 }, (_, i) => {
    const y = 138 + chance(i, 5) * 44
    return `M${fixed(chance(i, 6) * WIDTH)} ${fixed(y)}q4-3 8 0t8 0`
  }).join('')
