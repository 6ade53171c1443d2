import type { ComissaoDoExtrato } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Button, Stack, Text, TextField } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { copy } from './extrato.copy.ts';
import { useCandidatas } from './extrato.resource.ts';

export interface CandidatasProps {
  extratoId: string;
  linhaId: string;
  /** What is done with one. */
  rotulo: string;
  /** Those that are taken already. */
  fora?: ReadonlySet<string>;
  onEscolher: (comissao: ComissaoDoExtrato) => void;
}

/** Open commissions a line may be of, the nearest in amount first, found by what one types. */
export function Candidatas({ extratoId, linhaId, rotulo, fora, onEscolher }: CandidatasProps) {
  const [texto, setTexto] = useState('');
  const q = useDeferredValue(texto.trim());
  const leitura = useCandidatas(extratoId, linhaId, q);
  return (
    <Stack gap={3}>
      <TextField name="busca" label={copy.escolher.busca} value={texto} maxLength={120} onChange={setTexto} />
      <LeituraRegistro leitura={leitura} altura={240}>
        {(lidas) => {
          const livres = lidas.filter(({ id }) => !fora?.has(id));
          if (livres.length === 0) return <Text isSoft>{copy.escolher.nenhuma}</Text>;
          return (
            <Lista>
              {livres.map((comissao) => (
                <Item key={comissao.id}>
                  <span>
                    {copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado)}
                    <Text size={12} isSoft>
                      {copy.escolher.aberta(formatCentavos(comissao.abertaCentavos), formatData(comissao.previsaoEm))}
                    </Text>
                  </span>
                  <Button
                    aria-label={`${rotulo}: ${copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado)}`}
                    onClick={() => onEscolher(comissao)}
                  >
                    {rotulo}
                  </Button>
                </Item>
              ))}
            </Lista>
          );
        }}
      </LeituraRegistro>
    </Stack>
  );
}

const Lista = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  overflow-wrap: anywhere;
`;
