import type { OrcamentoResumo } from '@balcao/contracts';
import { above, Button, Card, DateText, Link, Money, Skeleton, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy as copia } from '../../novo/novo-com-os-mesmos-dados.copy.ts';
import { useNovoComOsMesmosDados } from '../../novo/use-novo-com-os-mesmos-dados.component.tsx';
import { copy } from './novo-orcamento.copy.ts';
import { clientesRecentes } from './novo-orcamento.model.ts';
import type { useRecentes } from './novo-orcamento.resource.ts';

const hrefOf = ({ id, cotacaoId, formulario }: OrcamentoResumo) =>
  enderecoDoFormulario(formulario, cotacaoId ? { id, cotacao: cotacaoId } : { id });

/** The last quotes to go on with, and the last clients to start another for. */
export function Recentes({ recentes }: { recentes: ReturnType<typeof useRecentes> }) {
  const { data, isError, error, refetch } = recentes;
  const { canDuplicate, ask, dialog } = useNovoComOsMesmosDados();
  if (isError) return <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={5} />;
  if (data.itens.length === 0) return <Text isSoft>{copy.semRecentes}</Text>;
  const clientes = clientesRecentes(data.itens);
  return (
    <Colunas>
      <Card titulo={copy.recentes} isFlush>
        <Lista>
          {data.itens.map((orcamento) => (
            <Item key={orcamento.id}>
              <div>
                <Link href={hrefOf(orcamento)}>{orcamento.segurado ?? copy.semSegurado}</Link>
                <Text size={12} isSoft>
                  {[copy.numero(orcamento.numero), orcamento.bem].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Text as="span" size={13} isSoft>
                {orcamento.premioCentavos === null ? (
                  <DateText iso={orcamento.alteradoEm} hasTime />
                ) : (
                  <Money centavos={orcamento.premioCentavos} />
                )}
              </Text>
            </Item>
          ))}
        </Lista>
      </Card>
      {canDuplicate && clientes.length > 0 && (
        <Card titulo={copy.clientes} isFlush>
          <Lista>
            {clientes.map((orcamento) => (
              <Cliente key={orcamento.id} {...{ orcamento }} onCopy={() => ask(orcamento)} />
            ))}
          </Lista>
        </Card>
      )}
      {dialog}
    </Colunas>
  );
}

function Cliente({ orcamento, onCopy }: { orcamento: OrcamentoResumo; onCopy: () => void }) {
  const nome = orcamento.segurado ?? copy.semSegurado;
  return (
    <Item>
      <span>{nome}</span>
      <Button size="sm" aria-label={copy.duplicarDe(nome)} onClick={onCopy}>
        {copia.acao}
      </Button>
    </Item>
  );
}

/** Side by side where both fit without breaking names; the quotes, which say more, wider. */
const Colunas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('espaco4')};
  ${above(1200)} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Lista = styled.ul.attrs({ className: 'recentes' })`
  margin: 0;
  padding: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  min-height: 44px;
  padding: ${token('espaco1')} ${token('espaco4')};
  list-style: none;
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
  }
  & + & {
    border-top: 1px solid ${token('borda')};
  }
`;
