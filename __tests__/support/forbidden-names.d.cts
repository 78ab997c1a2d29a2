export declare const forbiddenFileName: RegExp;
export declare const forbiddenIdentifier: RegExp;
