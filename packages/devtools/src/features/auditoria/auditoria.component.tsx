import { formatDataHora } from '@balcao/domain';
import { Cluster, EmptyState, Stack, Tag, Text } from '@balcao/ui';
import { Pagination } from '@balcao/ui/tables';
import { useState } from 'react';
import { Answer } from '../../answer.component.tsx';
import { Rows } from '../../rows.component.tsx';
import { atos, copy } from './auditoria.copy.ts';
import { TAMANHO, useAuditoria } from './auditoria.resource.ts';

/** Who lent, used, ended and read what, when and why. */
export function Auditoria() {
  const [pagina, setPagina] = useState(1);
  const auditoria = useAuditoria(pagina);
  return (
    <Answer query={auditoria}>
      {({ itens, total }) =>
        total === 0 ? (
          <EmptyState titulo={copy.vazio} />
        ) : (
          <Stack gap={3}>
            <Rows aria-label={copy.titulo}>
              {itens.map(({ em, ato, autor, concessaoId, detalhe, motivo }) => (
                <li key={`${em} ${ato} ${concessaoId} ${detalhe}`}>
                  <Cluster gap={2}>
                    <Text as="span" size={12} isSoft isTabular>
                      {formatDataHora(em)}
                    </Text>
                    <Text as="span" isStrong>
                      {autor}
                    </Text>
                    <Tag>{atos[ato]}</Tag>
                  </Cluster>
                  <Text size={13}>{[detalhe, motivo].filter(Boolean).join(' · ')}</Text>
                </li>
              ))}
            </Rows>
            <Pagination pagina={pagina} tamanho={TAMANHO} total={total} onChange={setPagina} />
          </Stack>
        )
      }
    </Answer>
  );
}
