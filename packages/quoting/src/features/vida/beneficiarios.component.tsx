import type { Beneficiario } from '@balcao/contracts';
import { faltaParaInteiro, formatBps, parametrosVida, parentescos, splitBeneficiarios } from '@balcao/domain';
import { Button, Cluster, Text, TextField } from '@balcao/ui';
import { DateField, PercentField, Select } from '@balcao/ui/forms';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useCampo, useCampoDigitado } from '../../digitacao/use-campo.ts';
import { useItens } from '../../digitacao/use-itens.ts';
import { Item, ListaDeItens } from './lista-de-itens.component.tsx';
import { copy } from './vida.copy.ts';

type Indicado = Partial<Omit<Beneficiario, 'pctBps'>> & { pctBps?: number | null };

const NOME = 'risco.beneficiarios';
const vazio: Indicado = { nome: '', pctBps: null };
const INTEIRO_BPS = 10_000;
const opcoes = Object.entries(parentescos).map(([value, label]) => ({ value, label }));

/** Who is paid, with which share of the whole; nobody, when the law is to say. */
export function Beneficiarios() {
  const { itens: lista, error, change, remove } = useItens<Indicado>(NOME, vazio);
  const add = () => change((agora) => [...agora, { pctBps: Math.max(faltaParaInteiro(agora), 0) }]);
  const split = () =>
    change((agora) => {
      const partes = splitBeneficiarios(agora.length);
      return agora.map((item, index) => ({ ...item, pctBps: partes[index] ?? 0 }));
    });
  return (
    <ListaDeItens nome={NOME} titulo={copy.beneficiarios} error={error}>
      {lista.length === 0 && <Text isSoft>{copy.semBeneficiarios}</Text>}
      {lista.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <LinhaBeneficiario key={index} index={index} onRemove={() => remove(index)} />
      ))}
      <Soma lista={lista} />
      <Cluster gap={2}>
        {lista.length < parametrosVida.beneficiarios.max && (
          <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={add}>
            {copy.adicionarBeneficiario}
          </Button>
        )}
        {lista.length > 1 && (
          <Button size="sm" variant="quiet" onClick={split}>
            {copy.dividir}
          </Button>
        )}
      </Cluster>
    </ListaDeItens>
  );
}

/** What the shares add up to, said as they are typed. */
function Soma({ lista }: { lista: readonly Indicado[] }) {
  if (lista.length === 0) return null;
  const resto = faltaParaInteiro(lista);
  const soma = copy.soma(formatBps(INTEIRO_BPS - resto));
  const falta = resto > 0 ? copy.falta(formatBps(resto)) : resto < 0 ? copy.sobra(formatBps(-resto)) : '';
  return (
    <Text role="status" size={13} {...(resto === 0 ? { isSoft: true } : { tone: 'atencao' as const })}>
      {`${soma} ${falta}`.trim()}
    </Text>
  );
}

function LinhaBeneficiario({ index, onRemove }: { index: number; onRemove: () => void }) {
  const posicao = index + 1;
  const at = (nome: string) => `${NOME}.${index}.${nome}`;
  return (
    <Item remover={copy.removerBeneficiario(posicao)} onRemove={onRemove}>
      <TextField label={copy.nome(posicao)} maxLength={120} isRequired {...useCampoDigitado<string>(at('nome'), '')} />
      <Select label={copy.parentesco(posicao)} options={opcoes} isRequired {...useCampo<string | null>(at('parentesco'), null)} />
      <DateField label={copy.nascimento(posicao)} {...useCampo<string | null>(at('nascimento'), null)} />
      <PercentField label={copy.parte(posicao)} isRequired {...useCampoDigitado<number | null>(at('pctBps'), null)} />
    </Item>
  );
}
