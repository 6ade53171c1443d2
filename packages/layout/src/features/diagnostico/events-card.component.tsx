import { addressOf, layoutRoutes } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { Button, ButtonLink, Card, Cluster, EmptyState, Tag, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './diagnostico.copy.ts';
import { resumoDe } from './diagnostico.model.ts';
import { useFatos } from './diagnostico.resource.ts';

/** Events of this page, without personal data. */
export function EventsCard() {
  const { fatos, reload } = useFatos();
  const actions = (
    <Cluster>
      <ButtonLink size="sm" href={addressOf(layoutRoutes, 'recorder')}>
        {copy.gravador}
      </ButtonLink>
      <Button size="sm" onClick={reload}>
        {copy.atualizar}
      </Button>
    </Cluster>
  );
  return (
    <Card titulo={copy.eventos} actions={actions}>
      {fatos.length === 0 ? (
        <EmptyState titulo={copy.semEventos} />
      ) : (
        <Scroll role="region" aria-label={copy.eventos} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{copy.hora}</th>
                <th scope="col">{copy.evento}</th>
                <th scope="col">{copy.dados}</th>
              </tr>
            </thead>
            <tbody>
              {fatos.map(({ name, payload, em, isValido }, at) => (
                <tr key={`${em}:${name}:${fatos.length - at}`}>
                  <td>{formatHora(new Date(em).toISOString())}</td>
                  <td>
                    {name} {!isValido && <Tag tone="perigo">{copy.foraDoContrato}</Tag>}
                  </td>
                  <td>{resumoDe(payload)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Card>
  );
}

const Scroll = styled.div`
  overflow: auto;
  table {
    width: 100%;
    font-size: ${token('texto13')};
  }
  th,
  td {
    padding: ${token('espaco1')} ${token('espaco3')} ${token('espaco1')} 0;
    text-align: start;
    vertical-align: top;
  }
  th {
    color: ${token('textoSuave')};
    white-space: nowrap;
  }
  td:last-child {
    overflow-wrap: anywhere;
  }
`;
