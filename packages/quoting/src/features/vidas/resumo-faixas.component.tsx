import { type FaixaAns, formatData, mudancasDeFaixa, nomeDaFaixa, parametrosSaude } from '@balcao/domain';
import { Alert, Cluster, Stack, Tag, Text } from '@balcao/ui';
import styled from 'styled-components';
import { useValor } from '../../digitacao/use-campo.ts';
import { useContagem, useInicio } from './use-contagem.ts';
import { copy } from './vidas.copy.ts';
import { nascimentosDe, quemE, type VidaAberta } from './vidas.model.ts';

const MUDANCAS_MOSTRADAS = 5;

/** The lives counted by band as they are typed, and who is about to change band. */
export function ResumoFaixas() {
  const contagem = useContagem();
  const total = contagem.reduce((sum, quantas) => sum + quantas, 0);
  return (
    <Stack gap={3}>
      <Stack gap={2} role="status" aria-label={copy.contagem}>
        <Text size={13} isStrong>
          {copy.contagem}: {copy.total(total)}
        </Text>
        {total === 0 && (
          <Text size={13} isSoft>
            {copy.faixaVazia}
          </Text>
        )}
        <Cluster gap={2}>
          {contagem.map((quantas, faixa) =>
            quantas > 0 ? (
              <Tag key={nomeDaFaixa(faixa as FaixaAns)}>
                {nomeDaFaixa(faixa as FaixaAns)}: {quantas}
              </Tag>
            ) : null,
          )}
        </Cluster>
      </Stack>
      <Mudancas />
    </Stack>
  );
}

function Mudancas() {
  const vidas = useValor<readonly (VidaAberta | null)[]>('risco.vidas') ?? [];
  const inicio = useInicio();
  const mudancas = mudancasDeFaixa(nascimentosDe(vidas), inicio, parametrosSaude.antecedenciaFaixaDias);
  if (mudancas.length === 0) return null;
  return (
    <Alert tone="atencao" titulo={copy.mudancas}>
      <Lista>
        {mudancas.slice(0, MUDANCAS_MOSTRADAS).map(({ indice, em, para }) => (
          <li key={indice}>{copy.mudanca(quemE(vidas[indice], copy.vida(indice + 1)), formatData(em), nomeDaFaixa(para))}</li>
        ))}
        {mudancas.length > MUDANCAS_MOSTRADAS && <li>{copy.outrasMudancas(mudancas.length - MUDANCAS_MOSTRADAS)}</li>}
      </Lista>
    </Alert>
  );
}

const Lista = styled.ul`
  display: grid;
`;
