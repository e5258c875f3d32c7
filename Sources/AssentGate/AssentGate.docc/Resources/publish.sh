assent keygen --output legal
assent build --output published
assent sign published --key legal.key
