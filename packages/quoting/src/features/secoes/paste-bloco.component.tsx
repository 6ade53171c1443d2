import { hojeEm, readBlocoColado } from '@balcao/domain';
import { Button, Cluster, showToast, Stack, Text, TextArea, token } from '@balcao/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { useLinha } from '../../linha-aberta.ts';
import { findEndereco, findPessoa, findVeiculo } from './apoio.resource.ts';
import { copy } from './secoes.copy.ts';
import { type Preenchimento, preenchimentoDaPessoa, preenchimentoDaPlaca, preenchimentoDoCep } from './secoes.model.ts';
import { useFill } from './use-fill.ts';

/** What the look-ups know of what was pasted; one that fails helps with nothing and stops nothing. */
async function lookUp(lido: Preenchimento, cepAnterior: string): Promise<Preenchimento> {
  const cep = lido['risco.segurado.cep'];
  const ask = <T,>(chave: unknown, find: (chave: string) => Promise<T | null>) =>
    typeof chave === 'string' ? find(chave).catch(() => null) : null;
  const [carro, endereco, pessoa] = await Promise.all([
    ask(lido['risco.veiculo.placa'], findVeiculo),
    ask(cep, findEndereco),
    ask(lido['risco.segurado.documento'], findPessoa),
  ]);
  return {
    ...(pessoa && preenchimentoDaPessoa(pessoa)),
    ...(typeof cep === 'string' && preenchimentoDoCep(endereco, { cep, anterior: cepAnterior })),
    ...(carro && preenchimentoDaPlaca(carro)),
    ...lido,
  };
}

/** A whole text in one paste: what is found in it fills the form, and one press takes it all back. */
export function PasteBloco() {
  const { getValues } = useFormContext();
  const { replace } = useFill();
  const linha = useLinha();
  const [texto, setTexto] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const fill = async (pasted: string) => {
    const lido = readBlocoColado(pasted, hojeEm(new Date()));
    if (Object.keys(lido).length === 0) return void showToast({ tone: 'atencao', titulo: copy.colar.nada });
    setIsBusy(true);
    // what was read is in its field at once; what is looked up for it comes after
    const before: Record<string, string | number | null> = {};
    const put = (values: Preenchimento) => {
      for (const campo of Object.keys(values)) before[campo] ??= (getValues(campo) as string | number | null | undefined) ?? null;
      replace(values);
    };
    const cepAnterior = String(getValues('risco.segurado.cep') ?? '');
    put(lido);
    put(await lookUp(lido, cepAnterior));
    setIsBusy(false);
    setTexto('');
    const nomes = Object.keys(lido).flatMap((campo) => linha.rotuloDe(campo) ?? []);
    showToast({
      tone: 'sucesso',
      titulo: copy.colar.preencheu(Object.keys(before).length),
      texto: nomes.join(', '),
      action: { texto: copy.colar.desfazer, onPress: () => replace(before) },
    });
  };
  return (
    <Caixa>
      <Stack gap={2}>
        <TextArea name="colar-bloco" label={copy.colar.rotulo} description={copy.colar.ajuda} value={texto} rows={2} onChange={setTexto} />
        <Cluster gap={2}>
          <Button size="sm" isBusy={isBusy} isDisabled={texto.trim() === ''} onClick={() => void fill(texto)}>
            {copy.colar.preencher}
          </Button>
          <Text size={12} isSoft>
            {copy.colar.confira}
          </Text>
        </Cluster>
      </Stack>
    </Caixa>
  );
}

const Caixa = styled.div`
  padding: ${token('espaco3')};
  background: ${token('superficieSuave')};
  border-radius: ${token('raio10')};
`;
