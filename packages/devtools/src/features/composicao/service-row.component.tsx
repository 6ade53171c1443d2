import { Cluster, StatusTag, Tag, Text, type Tone } from '@balcao/ui';
import { Facts, Mono } from '../../rows.component.tsx';
import { copy, estados, origens } from './composicao.copy.ts';
import type { Origem, Servico } from './composicao.model.ts';

export interface ServiceRowProps {
  servico: Servico;
}

/** One service: its build here, the build that everyone has, its origin, its size and its loading time. */
export function ServiceRow({ servico }: ServiceRowProps) {
  const { nome, construcao, deTodos, origem, bytes, cargaMs, montagemMs, estado } = servico;
  return (
    <li>
      <Cluster gap={2} justify="space-between">
        <Text isStrong>{nome}</Text>
        <Cluster gap={1}>
          <Tag tone={toneOf(origem)}>{origens[origem]}</Tag>
          {estado && <StatusTag tone={toneOfEstado(estado)}>{estados[estado] ?? estado}</StatusTag>}
        </Cluster>
      </Cluster>
      <Facts>
        <dt>{copy.aqui}</dt>
        <dd>
          <Mono>{construcao ?? '—'}</Mono>
        </dd>
        <dt>{copy.deTodos}</dt>
        <dd>{deTodos === construcao ? copy.igual : <Mono>{deTodos ?? copy.desconhecida}</Mono>}</dd>
        <dt>{copy.tamanho}</dt>
        <dd>{copy.tamanhoDe(bytes)}</dd>
        <dt>{copy.carga}</dt>
        <dd>{copy.tempoDe(cargaMs)}</dd>
        {montagemMs !== null && (
          <>
            <dt>{copy.montagem}</dt>
            <dd>{copy.tempoDe(montagemMs)}</dd>
          </>
        )}
      </Facts>
    </li>
  );
}

const tones: Partial<Record<Origem, Tone>> = { sobreposicao: 'atencao', suporte: 'suporte', canario: 'info' };
const toneOf = (origem: Origem): Tone => tones[origem] ?? 'neutro';

function toneOfEstado(estado: string): Tone {
  if (estado === 'MOUNTED') return 'sucesso';
  return estado === 'LOAD_ERROR' || estado === 'SKIP_BECAUSE_BROKEN' ? 'perigo' : 'neutro';
}
