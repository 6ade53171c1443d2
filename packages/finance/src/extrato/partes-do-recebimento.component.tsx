import type { ComissaoDoExtrato } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Button, Checkbox, Cluster, FieldMessages, Heading, Stack, Text, TextField } from '@balcao/ui';
import { MoneyField } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { useDeferredValue, useState } from 'react';
import { copy } from './extrato.copy.ts';
import { useEsperadas } from './extrato.resource.ts';
import { ListaDeComissoes } from './lista-de-comissoes.component.tsx';

/** How much of the receipt is of a commission, as it is typed. */
export interface ParteDigitada {
  readonly comissao: ComissaoDoExtrato;
  readonly valorCentavos: number | null;
  readonly isParte: boolean;
}

export interface PartesDoRecebimentoProps {
  seguradora: string | null;
  corretoraId: string | null;
  /** What came, with what was withheld. */
  totalCentavos: number;
  partes: readonly ParteDigitada[];
  erros: Readonly<Record<string, string | undefined>>;
  onChange: (partes: readonly ParteDigitada[]) => void;
}

const { manual } = copy;
const nameOf = ({ apolice, parcela, segurado }: ComissaoDoExtrato): string => copy.escolher.linha(apolice, parcela, segurado);

/** The gateway's names of what is said wrong of the parts. */
export const fieldsOf = (partes: readonly ParteDigitada[]): readonly string[] => [
  'comissoes',
  ...partes.flatMap((_, n) => [`comissoes.${n}.valorCentavos`, `comissoes.${n}.comissaoId`]),
];

/** The commissions a receipt by hand pays, and how much each; what is of none is told. */
export function PartesDoRecebimento({ seguradora, corretoraId, totalCentavos, partes, erros, onChange }: PartesDoRecebimentoProps) {
  const resto = partes.reduce((falta, { valorCentavos }) => falta - (valorCentavos ?? 0), totalCentavos);
  const change = (n: number, mudanca: Partial<ParteDigitada>) =>
    onChange(partes.map((parte, i) => (i === n ? { ...parte, ...mudanca } : parte)));
  const say = resto === 0 ? manual.tudo : resto > 0 ? manual.falta(formatCentavos(resto)) : manual.passa(formatCentavos(-resto));
  return (
    <Stack gap={3}>
      <div>
        <Heading level={3}>{manual.partes}</Heading>
        <Text size={12} isSoft>
          {manual.partesAjuda}
        </Text>
      </div>
      {partes.map(({ comissao, valorCentavos, isParte }, n) => (
        <Cluster key={comissao.id} gap={3} align="end">
          <MoneyField
            name={`comissoes.${n}.valorCentavos`}
            label={manual.valorDe(nameOf(comissao))}
            value={valorCentavos}
            error={erros[`comissoes.${n}.valorCentavos`] ?? erros[`comissoes.${n}.comissaoId`]}
            onChange={(valor) => change(n, { valorCentavos: valor })}
          />
          <Checkbox
            name={`comissoes.${n}.isParte`}
            label={manual.ehParte}
            aria-label={manual.ehParteDe(nameOf(comissao))}
            value={isParte}
            onChange={(valor) => change(n, { isParte: valor })}
          />
          <Button variant="quiet" aria-label={manual.tirarQual(nameOf(comissao))} onClick={() => onChange(partes.toSpliced(n, 1))}>
            {manual.tirar}
          </Button>
        </Cluster>
      ))}
      {partes.length > 0 && <Text aria-live="polite">{say}</Text>}
      {erros['comissoes'] && <FieldMessages name="comissoes" error={erros['comissoes']} />}
      {seguradora && corretoraId ? (
        <Esperadas
          seguradora={seguradora}
          corretoraId={corretoraId}
          fora={new Set(partes.map(({ comissao }) => comissao.id))}
          onEscolher={(comissao) =>
            onChange([
              ...partes,
              { comissao, valorCentavos: Math.max(0, Math.min(resto, comissao.abertaCentavos)) || null, isParte: false },
            ])
          }
        />
      ) : (
        <Text isSoft>{manual.semSeguradora}</Text>
      )}
    </Stack>
  );
}

interface EsperadasProps {
  seguradora: string;
  corretoraId: string;
  fora: ReadonlySet<string>;
  onEscolher: (comissao: ComissaoDoExtrato) => void;
}

/** What is expected of the insurer, found by what one types. */
function Esperadas({ seguradora, corretoraId, fora, onEscolher }: EsperadasProps) {
  const [texto, setTexto] = useState('');
  const leitura = useEsperadas(seguradora, corretoraId, useDeferredValue(texto.trim()));
  return (
    <Stack gap={3}>
      <TextField name="procurarComissoes" label={manual.procurar} value={texto} maxLength={120} onChange={setTexto} />
      <LeituraRegistro leitura={leitura} altura={160}>
        {(lidas) => (
          <ListaDeComissoes comissoes={lidas.filter(({ id }) => !fora.has(id))} rotulo={manual.incluir} onEscolher={onEscolher} />
        )}
      </LeituraRegistro>
    </Stack>
  );
}
