import { parametrosSaude } from '@balcao/domain';
import { Button, campoId, Cluster, FieldMessages, Stack, Text } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import styled from 'styled-components';
import { useValor } from '../../digitacao/use-campo.ts';
import { useItens } from '../../digitacao/use-itens.ts';
import { PasteVidas } from './paste-vidas.component.tsx';
import { LinhaVida } from './linha-vida.component.tsx';
import { ResumoFaixas } from './resumo-faixas.component.tsx';
import { copy } from './vidas.copy.ts';
import { proximaVida, type VidaAberta } from './vidas.model.ts';

const NOME = 'risco.vidas';
const PASSO = 25;
const vazia: VidaAberta = { papel: null, familia: null, nome: '', nascimento: null, sexo: null, cid: '' };
const MAXIMO = parametrosSaude.vidasPorContratacao.EMPRESARIAL.max;

/** Last place of the list that stands in the way of calculating: it is drawn, however far, so that it can be reached. */
function useUltimoErro(): number {
  const { errors } = useFormState({ name: NOME });
  const risco = errors['risco'] as Readonly<Record<string, object | undefined>> | undefined;
  return Math.max(
    -1,
    ...Object.keys(risco?.['vidas'] ?? {})
      .map(Number)
      .filter(Number.isInteger),
  );
}

/** The lives one by one: typed, pasted, taken away; counted by band as they come. */
export function VidasPorNascimento() {
  const { itens: vidas, error, change, remove } = useItens<VidaAberta>(NOME, vazia);
  const [mostradas, setMostradas] = useState(PASSO);
  const contratacao = useValor('risco.contrato.contratacao');
  const isUmaFamilia = contratacao === 'INDIVIDUAL' || contratacao === 'ADESAO';
  const visiveis = Math.min(vidas.length, Math.max(mostradas, useUltimoErro() + 1));
  const add = () => {
    const next = change((agora) => [...agora, proximaVida(agora, isUmaFamilia)]);
    setMostradas(Math.max(mostradas, next.length));
  };
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={copy.titulo}>
      <Stack gap={4}>
        {vidas.length === 0 && <Text isSoft>{copy.vazio}</Text>}
        {vidas.slice(0, visiveis).map((_, index) => (
          <LinhaVida
            // biome-ignore lint/suspicious/noArrayIndexKey: a life is its place in the list
            key={index}
            campo={`${NOME}.${index}`}
            posicao={index + 1}
            onRemove={() => remove(index)}
          />
        ))}
        {visiveis < vidas.length && (
          <div>
            <Button size="sm" onClick={() => setMostradas(visiveis + PASSO)}>
              {copy.mostrarMais(vidas.length - visiveis)}
            </Button>
          </div>
        )}
        <FieldMessages name={NOME} error={error} />
        <Cluster gap={3}>
          {vidas.length < MAXIMO && (
            <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={add}>
              {copy.adicionar}
            </Button>
          )}
          <PasteVidas antes={vidas} isUmaFamilia={isUmaFamilia} onPaste={(novas) => change((agora) => [...agora, ...novas])} />
        </Cluster>
        <ResumoFaixas />
      </Stack>
    </Conjunto>
  );
}

const Conjunto = styled.fieldset``;
